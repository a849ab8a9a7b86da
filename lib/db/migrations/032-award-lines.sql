-- The words stood in the code until now: a chain goes on naming its award as it did.
UPDATE chain_facts SET version = version + 1, facts = jsonb_set(facts, '{award}', jsonb_build_object(
  'title', 'Best dental chain in the south, ' || (facts #>> '{award,year}'),
  'lines', jsonb_build_array(
    (facts #>> '{award,newspaper}') || ': dental chain of the year', (facts #>> '{award,forum}') || ': Technology Pioneer'),
  'proof', facts #> '{award,proof}',
  'until', facts #> '{award,until}'))
WHERE facts -> 'award' ? 'year';
