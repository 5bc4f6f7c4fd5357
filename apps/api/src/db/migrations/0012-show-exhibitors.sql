-- The shows of a supplier are found by their exhibitors. A counter for each would be one for every pair of exhibitors of a
-- show, so what is found is counted as it is found.
create index entry_exhibitors on entry using gin ((details -> 'exhibitor_ids') jsonb_path_ops) with (fastupdate = off) where kind = 'show';
