select pg_sleep(2);
