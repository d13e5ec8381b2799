-- What operators changed. Each entry has the hash of the one before it, so a row that was removed or rewritten is noticed.
create table audit_entries (
  id bigint primary key,
  created_at timestamptz not null,
  -- Null for the command line. No foreign key: an entry outlives everything that it names.
  person_id bigint,
  session_id bigint,
  address text not null,
  device text not null,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  before jsonb,
  after jsonb,
  -- The entry that this one reverses.
  undoes bigint references audit_entries,
  former_hash bytea,
  hash bytea not null
);
create index audit_entries_by_subject on audit_entries (subject_kind, subject_id, id desc);
create index audit_entries_by_person on audit_entries (person_id, id desc);
create unique index audit_entries_undone_once on audit_entries (undoes);

create function audit_hash(former bytea, entry audit_entries) returns bytea language sql immutable as $$
  select sha256(coalesce(former, '') || convert_to(jsonb_build_array(entry.id, extract(epoch from entry.created_at), entry.person_id,
    entry.session_id, entry.address, entry.device, entry.action, entry.subject_kind, entry.subject_id, entry.before, entry.after,
    entry.undoes)::text, 'UTF8'))
$$;

-- The lock lasts until the transaction ends, so ids have no gaps and follow the chain.
create function chain_audit_entry() returns trigger language plpgsql as $$
declare
  last record;
begin
  perform pg_advisory_xact_lock(hashtext('audit_entries'));
  select id, hash into last from audit_entries order by id desc limit 1;
  new.id := coalesce(last.id, 0) + 1;
  new.former_hash := last.hash;
  new.hash := audit_hash(last.hash, new);
  return new;
end $$;
create trigger audit_entries_chain before insert on audit_entries for each row execute function chain_audit_entry();

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'entries of the audit log are never changed';
end $$;
create trigger audit_entries_keep before update or delete on audit_entries for each row execute function refuse_audit_change();
create trigger audit_entries_keep_all before truncate on audit_entries execute function refuse_audit_change();
