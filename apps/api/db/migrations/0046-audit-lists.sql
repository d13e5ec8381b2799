-- The log is filtered by action, and the filter lists the actions that there are.
create index audit_entries_by_action on audit_entries (action, id desc);
create index audit_entries_by_time on audit_entries (created_at, id desc);
