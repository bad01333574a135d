import { SqliteAdapter, sql, type Kysely } from 'kysely'

/** Records that staff and the server work with: items and their versions, accounts, messages, jobs, keys, imports, figures. */
export async function up(db: Kysely<any>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  // A number that is never given twice, even after its row was deleted.
  const id = isSqlite ? 'integer primary key autoincrement' : 'integer generated always as identity primary key'
  for (const statement of listTables(id).split(';')) await sql.raw(statement).execute(db)
}

const listTables = (id: string) => `
  -- What staff have of every item of content. Titles in other languages are JSON: no query looks into them.
  create table content_item (
    entity text not null, item_id integer not null,
    state text not null check (state in ('published', 'draft', 'trash')),
    version integer not null check (version > 0), published_version integer, scheduled_for text, scheduled_by text,
    schedule_fault text, trashed_at text, was_published integer not null default 0, title text not null, slug text,
    path text, list_group text, position integer not null default 0, date text, picture_id integer,
    gaps text not null default '[]', search_text text not null, sort_title text not null, updated_at text not null,
    updated_by text not null, titles text not null default '{}', previews_revoked_at text,
    constraint content_item_key primary key (entity, item_id)
  );
  create index content_item_by_sort_title on content_item (entity, sort_title, item_id);
  create index content_item_by_updated_at on content_item (entity, updated_at, item_id);
  create index content_item_by_position on content_item (entity, position, item_id);
  create index content_item_by_date on content_item (entity, date, item_id);
  create index content_item_by_list_group on content_item (entity, list_group, item_id);
  create index content_item_by_schedule on content_item (scheduled_for);
  create index content_item_by_path on content_item (path);
  create index content_item_by_slug on content_item (entity, slug);
  create index content_item_by_state on content_item (entity, state, list_group, item_id);
  create index content_item_by_entity_schedule on content_item (entity, scheduled_for);
  create table content_version (
    entity text not null, item_id integer not null, number integer not null, document text not null,
    action text not null, saved_at text not null, saved_by text not null, published_at text,
    constraint content_version_key primary key (entity, item_id, number),
    constraint content_version_of foreign key (entity, item_id)
      references content_item (entity, item_id) on delete cascade
  );
  create table content_number (entity text primary key, last integer not null);
  -- Where old addresses lead: some to an item, which they follow.
  create table redirect (
    id ${id}, from_path text not null unique, to_path text, entity text, item_id integer, created_at text not null,
    query_names text, constraint redirect_leads_somewhere check ((to_path is null) <> (item_id is null))
  );
  create index redirect_by_item on redirect (entity, item_id);
  create index redirect_by_query_names on redirect (query_names);
  create table missing_address (
    path text primary key, requests integer not null, last_seen text not null, referrer_host text
  );
  -- The index of the search. Numbers are not given twice: processes keep the words that they have seen.
  create table search_word (id ${id}, word text not null unique, key text not null);
  create table search_document (
    id ${id}, entity text not null, item_id integer not null, path text not null, texts text not null,
    words text not null default '{}', constraint search_document_once unique (entity, item_id)
  );
  -- Tables of better-auth, in names and types of ours (server/core/accounts/staff-auth.ts).
  create table staff_user (
    id text primary key, name text not null, email text not null unique, email_verified integer not null default 0,
    image text, role text not null check (role in ('owner', 'editor')), disabled_at text,
    two_factor_enabled integer not null default 0, created_at text not null, updated_at text not null,
    locale text not null default 'en'
  );
  create table staff_session (
    id text primary key, user_id text not null references staff_user (id) on delete cascade,
    token text not null unique, expires_at text not null, address text, user_agent text, created_at text not null,
    updated_at text not null
  );
  create index staff_session_by_user on staff_session (user_id);
  create table staff_account (
    id text primary key, user_id text not null references staff_user (id) on delete cascade, account_id text not null,
    provider_id text not null, access_token text, refresh_token text, id_token text, access_token_expires_at text,
    refresh_token_expires_at text, scope text, password text, created_at text not null, updated_at text not null
  );
  create index staff_account_by_user on staff_account (user_id);
  create table staff_verification (
    id text primary key, identifier text not null, value text not null, expires_at text not null,
    created_at text not null, updated_at text not null
  );
  create index staff_verification_by_identifier on staff_verification (identifier);
  create table staff_second_factor (
    id text primary key, user_id text not null references staff_user (id) on delete cascade, secret text not null,
    recovery_codes text not null, verified integer not null default 1, failures integer not null default 0,
    locked_until text
  );
  create index staff_second_factor_by_user on staff_second_factor (user_id);
  -- last_request is in milliseconds since 1970: more than 32 bits.
  create table staff_rate_limit (
    id text primary key, key text not null unique, count integer not null, last_request bigint not null
  );
  create table staff_sign_in_attempt (
    key text primary key, attempts integer not null, failures integer not null, blocked_until text,
    updated_at text not null
  );
  create table staff_used_code (
    user_id text not null references staff_user (id) on delete cascade, code_hash text not null,
    used_at text not null, constraint staff_used_code_pk primary key (user_id, code_hash)
  );
  create table staff_password_request (
    id text primary key, user_id text references staff_user (id) on delete cascade, email_hash text not null,
    sender text, origin text not null, requested_at text not null
  );
  create index staff_password_request_by_email on staff_password_request (email_hash, requested_at);
  create index staff_password_request_by_sender on staff_password_request (sender, requested_at);
  create table api_key (
    id ${id}, name text not null, prefix text not null unique, hash text not null, scopes text not null,
    created_at text not null, created_by text not null, expires_at text, revoked_at text, last_used_at text
  );
  create table audit_entry (
    id ${id}, at text not null, staff_id text, staff_email text not null, address text, action text not null,
    entity text not null, entity_id text, label text not null, api_key_id integer
  );
  create index audit_entry_by_time on audit_entry (at, id);
  create index audit_entry_by_kind on audit_entry (entity, at, id);
  create index audit_entry_by_entity on audit_entry (entity, entity_id, at, id);
  create index audit_entry_by_staff on audit_entry (staff_id, at, id);
  create table contact_message (
    id ${id}, reference text not null unique, name text not null, email text not null, subject text not null,
    message text not null, received_at text not null, submission text,
    state text not null default 'accepted' check (state in ('accepted', 'quarantined')),
    suspicions text not null default '[]', text_digest text, sender text,
    handling text not null default 'new' check (handling in ('new', 'read', 'answered')),
    assignee_id text references staff_user (id) on delete set null, note text not null default '',
    version integer not null default 1, locale text not null default 'en'
  );
  create index contact_message_by_time on contact_message (received_at, id);
  create unique index contact_message_by_submission on contact_message (submission);
  create index contact_message_by_sender on contact_message (sender, received_at);
  create index contact_message_by_text on contact_message (text_digest, received_at);
  create index contact_message_by_state on contact_message (state, received_at);
  create index contact_message_by_handling on contact_message (state, handling, received_at, id);
  create index contact_message_by_assignee on contact_message (assignee_id, received_at, id);
  -- How each mail stands is in its job.
  create table mail (
    id ${id}, message_id text not null unique, kind text not null, about text not null, created_at text not null,
    answer text, sent_at text, recipients text not null default '[]', constraint mail_once unique (about, kind)
  );
  create table job (
    id ${id}, kind text not null, subject text not null, payload text not null default '{}',
    state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed')),
    due_at text not null, lease_holder text, lease_end text, attempts integer not null default 0, last_error text,
    created_at text not null, finished_at text, constraint job_once unique (kind, subject)
  );
  create index job_by_due on job (kind, state, due_at, id);
  create table webhook (
    id ${id}, url text not null, events text not null, has_enquiry_details integer not null,
    secret_salt text not null, former_salt text, former_until text, created_at text not null, failing_since text,
    disabled_at text, disabled_because text
  );
  create table webhook_delivery (
    id ${id}, webhook_id integer not null references webhook (id) on delete cascade, message_id text not null,
    event text not null, about text not null, state text not null, created_at text not null,
    attempts integer not null default 0, attempted_at text, next_at text, status integer, answer text
  );
  create index webhook_delivery_by_webhook on webhook_delivery (webhook_id, id);
  create index webhook_delivery_by_time on webhook_delivery (created_at);
  -- A cancelled import is no state: SQLite cannot change a check.
  create table import_run (
    id text primary key, format text not null, name text not null, options text not null,
    state text not null check (state in ('waiting', 'running', 'done', 'failed', 'undoing', 'undone')),
    done integer not null default 0, total integer, report text, fault text, started_at text not null,
    updated_at text not null, started_by text not null, cancelled_at text
  );
  create table import_record (
    source text not null, kind text not null, external_id text not null,
    run_id text not null references import_run (id) on delete cascade, entity text not null, item_id integer not null,
    version integer not null, version_before integer, was_published integer not null default 0,
    constraint import_record_primary_key primary key (source, kind, external_id)
  );
  create index import_record_by_run on import_record (run_id, entity);
  -- Figures of the server for the last day and month.
  create table sample (
    span text not null check (span in ('minute', 'hour')), at text not null, process text not null,
    figures text not null, constraint sample_primary_key primary key (span, at, process)
  );
  create table alert (
    kind text not null, subject text not null, fault text not null, began_at text not null,
    constraint alert_primary_key primary key (kind, subject)
  );
  create table past_alert (
    id ${id}, kind text not null, subject text not null, fault text not null, began_at text not null,
    ended_at text not null
  )`
