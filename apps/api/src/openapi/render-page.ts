import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { OpenApi } from '@souk/contract/openapi/document';
import { type Html, html } from '../platform/text/html.ts';
import { type DocumentedCall, documentedCalls, renderCall, wordsOf } from './render-call.ts';
import { renderSchema } from './render-fields.ts';

export type Page = { markup: string; policy: string };

/** The readable page of the calls: one document without anything from elsewhere, and the policy under which it works. */
export function renderPage(document: OpenApi): Page {
  const style = asset('page.css') + asset('calls.css');
  const script = asset('search.js');
  const calls = documentedCalls(document);
  const { markup } = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${document.info.title}</title>
<style>${trusted(style)}</style>
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<header>
  <a class="brand" href="#top"><svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true"><path d="M3 22V11a9 9 0 0 1 18 0v11h-5V12a4 4 0 0 0-8 0v10z" fill="currentColor"/></svg>${document.info.title}</a>
  <label class="search" hidden><span class="unseen">Search the calls</span><input id="search" type="search" placeholder="Search the calls" autocomplete="off" spellcheck="false" aria-keyshortcuts="/"><kbd aria-hidden="true">/</kbd></label>
  <a class="download" href="openapi.json">OpenAPI ${document.openapi.slice(0, 3)}</a>
</header>
<div class="page" id="top">
  <nav aria-label="Calls">${renderNavigation(document, calls)}</nav>
  <main id="calls">
    ${renderIntroduction(document, calls.length)}
    <p class="none" role="status" hidden>No call has these words.</p>
    ${document.tags.map((tag) => renderGroup(tag, calls, document))}
    <section class="group shapes">
      <h2 id="shapes">Shapes</h2>
      <p class="quiet">What answers consist of.</p>
      ${Object.entries(document.components.schemas).map(
        ([name, schema]) =>
          html`<article class="call shape" id="shape-${name}" data-words="${name.toLowerCase()}"><h3>${name}</h3>${renderSchema(schema)}</article>`,
      )}
    </section>
  </main>
</div>
<script>${trusted(script)}</script>
</body>
</html>`;
  return { markup, policy: policyFor(style, script) };
}

function renderNavigation(document: OpenApi, calls: readonly DocumentedCall[]): Html {
  const groups = document.tags.map(
    ({ name }) => html`<details class="group" open><summary>${name}</summary><ul>${inGroup(calls, name).map(renderLink)}</ul></details>`,
  );
  return html`${groups}<p><a href="#shapes">Shapes</a></p>`;
}

function renderLink(call: DocumentedCall): Html {
  const { method, path, operation } = call;
  return html`<li data-words="${wordsOf(call)}"><a href="#${operation.operationId}"><span class="method ${method.toLowerCase()}">${method}</span> ${path}</a></li>`;
}

function renderIntroduction(document: OpenApi, count: number): Html {
  const url = document.servers[0]?.url ?? '';
  return html`<section class="introduction">
    <h1>${document.info.title}</h1>
    <p>${count} calls below <code>${url}</code>, version ${document.info.version}. The storefront uses nothing else: whatever it can do, a program of yours can.</p>
    <ul>
      <li>A success is <code>{ "message"?, "data" }</code>, a failure <code>{ "message", "errors"? }</code>, where <code>errors</code> holds the first problem of each field.</li>
      <li>Calls marked <span class="access signed-in">signed in</span> want <code>Authorization: Bearer</code> with the token that <a href="#postLogin">POST /login</a> answers; without it they answer 401. Public calls take it too, to answer more personally.</li>
      <li><code>Accept-Language</code> chooses the language of messages and content.</li>
      <li>Amounts are in the default currency with at most two decimals, times in UTC. Fields and parameters that a call does not know are refused.</li>
      <li>Answers with an <code>ETag</code> can be asked for again with <code>If-None-Match</code>: 304 means that your copy is good.</li>
    </ul>
  </section>`;
}

function renderGroup(tag: OpenApi['tags'][number], calls: readonly DocumentedCall[], document: OpenApi): Html {
  return html`<section class="group">
    <h2>${tag.name}</h2>
    <p class="quiet">${tag.description}</p>
    ${inGroup(calls, tag.name).map((call) => renderCall(call, document))}
  </section>`;
}

function inGroup(calls: readonly DocumentedCall[], group: string): DocumentedCall[] {
  return calls.filter(({ operation }) => operation.tags.includes(group));
}

function asset(name: string): string {
  return readFileSync(new URL(`../../assets/docs-page/${name}`, import.meta.url), 'utf8');
}

/** Ours, and not to be escaped. */
function trusted(markup: string): Html {
  return { markup };
}

/** Nothing may run or be loaded but the page's own script and style, known by their hashes. */
function policyFor(style: string, script: string): string {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  return [
    "default-src 'none'",
    `style-src ${hash(style)}`,
    `script-src ${hash(script)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
