-- Sign-in through a provider: nonces that the server issued, and tokens that have signed somebody in.

create table sign_in_nonces (
  -- SHA-256 of the nonce; the browser alone has the nonce itself. The row is deleted when the nonce is used.
  nonce_hash bytea primary key,
  provider text not null check (provider in ('google', 'facebook', 'apple')),
  expires_at timestamptz not null
);
create index sign_in_nonces_by_expiry on sign_in_nonces (expires_at);

create table used_provider_tokens (
  token_hash bytea primary key,
  -- From here on the provider's own expiry refuses the token.
  expires_at timestamptz not null
);
create index used_provider_tokens_by_expiry on used_provider_tokens (expires_at);
