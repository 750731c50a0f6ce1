package dev.jobtrail.resume.reactive;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PeriodTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Mar 2021 - Present          | 2021-03    |
          March 2022 – current        | 2022-03    |
          2014 - 2018                 | 2014       | 2018
          2014-2018                   | 2014       | 2018
          2014—2018                   | 2014       | 2018
          2021-03 - 2022-05           | 2021-03    | 2022-05
          2021-03-01 to 2022-05-31    | 2021-03-01 | 2022-05-31
          06/2016 - 12/2018           | 2016-06    | 2018-12
          August 2012 to May 2016     | 2012-08    | 2016-05
          Sept. 2010 – Oct 2011       | 2010-09    | 2011-10
          3 May 2020 - 4th June 2020  | 2020-05-03 | 2020-06-04
          May 3, 2020 - ongoing       | 2020-05-03 |
          03/19 - 05/21               | 2019-03    | 2021-05
          10/98 – heute               | 1998-10    |
          Summer 2018 - Herbst 2019   | 2018       | 2019
          2019                        |            | 2019
          2019 - 2019                 | 2019       | 2019
          Mar 2019 – Mar 2019         | 2019-03    | 2019-03
          Mar - Mar 2019              | 2019-03    | 2019-03
          März 2020 - heute           | 2020-03    |
          Januar 2018 bis Dez. 2019   | 2018-01    | 2019-12
          seit 04/2021                | 2021-04    |
          févr. 2017 – aujourd'hui    | 2017-02    |
          de mars 2015 à août 2016    | 2015-03    | 2016-08
          depuis septembre 2022       | 2022-09    |
          enero de 2019 - actualidad  | 2019-01    |
          Jan – Mar 2020              | 2020-01    | 2020-03
          01.03.2019 - 30.04.2021     | 2019-03-01 | 2021-04-30
          2021-03                     |            | 2021-03
          2018-12-31T23:00:00.000Z    |            | 2019-01-01
          2018-12-31T05:00:00.000Z    |            | 2018-12-31
          since 2011                  | 2011       |
          from March 2011             | 2011-03    |
          seit dem 1. März 2011       | 2011-03-01 |
          ab 2011                     | 2011       |
          à partir de 2011            | 2011       |
          desde el 2011               | 2011       |
          sinds 2011                  | 2011       |
          dal 2011                    | 2011       |
          od 2011                     | 2011       |
          desde março de 2011         | 2011-03    |
          until 2011                  |            | 2011
          up to May 2011              |            | 2011-05
          bis zum 31.12.2011          |            | 2011-12-31
          jusqu'en 2011               |            | 2011
          hasta el 2011               |            | 2011
          tot en met 2011             |            | 2011
          fino al 2011                |            | 2011
          do 2011                     |            | 2011
          até 2011                    |            | 2011
          mar/2011 – fev/2012         | 2011-03    | 2012-02
          Jan-11 – Mar-12             | 2011-01    | 2012-03
          IX 2011 – II 2012           | 2011-09    | 2012-02
          2011/2012                   | 2011       | 2012
          2013/14 – 2015/16           | 2013       | 2016
          2004/05 – 2008/09           | 2004       | 2009
          2004/05 – 2009              | 2004       | 2009
          2001 – 2004/05              | 2001       | 2005
          2004/05 – 2009/12           | 2004-05    | 2009-12
          2011/12 – heute             | 2011-12    |
          mars 2011 – pågående        | 2011-03    |
          från och med maj 2011       | 2011-05    |
          marts 2011 – d.d.           | 2011-03    |
          siden 2011                  | 2011       |
          desember 2011 til mai 2012  | 2011-12    | 2012-05
          září 2011 – dosud           | 2011-09    |
          od května 2011 do současnosti | 2011-05  |
          tammikuu 2011 – elokuu 2012 | 2011-01    | 2012-08
          maart 2011 tot op heden     | 2011-03    |
          marzo 2011 – alla data odierna | 2011-03 |
          maio de 2011 até ao presente | 2011-05   |
          III 2011 do chwili obecnej  | 2011-03    |
          najaar 2011 – voorjaar 2012 | 2011       | 2012
          """)
  void readsWhatPeopleWrite(String written, String start, String end) {
    assertThat(Period.of(written)).contains(new Period(start, end));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "Present",
        "since ever",
        "13/2020",
        "2020-00",
        "2020-02-30",
        "Foo 2020 - Bar 2021",
        "99999",
        "2020 - 20",
        "2020 - data",
        "de 2020",
        "van 2020",
        "XV 2020 - heute",
        "2013/15 - 2016",
        "Spring 2019",
        "- 2020",
        "0999",
        "2020 -",
        "Mayhem 2020"
      })
  void leavesWhatItCannotTell(String written) {
    assertThat(Period.of(written)).isEmpty();
  }
}
