-- The terms stood in the code until now: a chain goes on giving its members what it promised.
UPDATE chain_facts SET facts = jsonb_build_object('membership', '{"checkUps": 2, "cleanings": 2, "percentOff": 10}'::jsonb) || facts,
  version = version + 1;
