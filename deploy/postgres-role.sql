-- What Postgres does once, at the first start of deploy/compose.yaml: a role for the site that owns its database and may do nothing
-- else. The superuser keeps no password, so it can sign in only inside the container.
\set password `cat /run/secrets/postgres_password`
create role site login password :'password';
create database site owner site;
alter role postgres password null;
