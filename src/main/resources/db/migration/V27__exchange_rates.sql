create table exchange_rate (
  currency text primary key,
  per_euro numeric not null check (per_euro > 0),
  as_of date not null,
  read_at timestamptz not null
);

comment on table exchange_rate is 'what a euro is worth in each currency';
comment on column exchange_rate.currency is 'ISO 4217';
comment on column exchange_rate.as_of is 'the day whose rate it is';
comment on column exchange_rate.read_at is 'when it was read last; long ago for the rates below';

-- The currencies of the European Central Bank's list, until that is read. From currency-api 2026.9.29 (CC0).
insert into exchange_rate (currency, per_euro, as_of, read_at)
select currency, per_euro, '2026-09-29', '2026-09-29' from (values
  ('EUR', 1), ('USD', 1.1361), ('JPY', 178.91), ('CZK', 24.395), ('DKK', 7.4751), ('GBP', 0.85818),
  ('HUF', 367.48), ('PLN', 4.3731), ('RON', 5.2783), ('SEK', 11.339), ('CHF', 0.94677), ('ISK', 136.97),
  ('NOK', 10.846), ('TRY', 55.662), ('AUD', 1.6186), ('BRL', 5.9351), ('CAD', 1.6119), ('CNY', 7.6205),
  ('HKD', 8.9123), ('IDR', 20468), ('ILS', 3.492), ('INR', 109.16), ('KRW', 1543), ('MXN', 20.455),
  ('MYR', 4.6388), ('NZD', 2.0078), ('PHP', 71.024), ('SGD', 1.4526), ('THB', 38.21), ('ZAR', 18.677)
) as rates (currency, per_euro);
