package dev.jobtrail.fit;

import dev.jobtrail.text.CountryNames;

/** What the profiles are read with. Immutable, shared by all threads. */
record Knowledge(
    Occupations occupations,
    Cues cues,
    Conditions conditions,
    LanguageNames languages,
    CountryNames countries,
    PostingHeadings headings) {}
