-- Orders texts of all languages as people do, with É beside E. A server that was built without ICU has only
-- the order of code points. No index uses it, so a newer ICU needs no rebuild.
do $$
begin
  create collation by_letters (provider = icu, locale = 'und');
exception when feature_not_supported then
  create collation by_letters from "C";
end $$;
