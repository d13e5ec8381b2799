import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { tooMany } from '../platform/app-error.ts';
import { createLimiter } from '../platform/limits/limiter.ts';
import { networkOf } from '../platform/limits/miss-limit.ts';

const cspReportsPath = '/api/csp-reports';

const word = z.string().max(2000).optional();
/** The format of `report-uri`. */
const Old = z.object({ 'csp-report': z.object({ 'document-uri': word, 'blocked-uri': word, 'effective-directive': word }) });
/** The format of the Reporting API. */
const Current = z.array(z.object({ body: z.object({ documentURL: word, blockedURL: word, effectiveDirective: word }) })).max(20);

type Blocked = { page: string; blocked: string; directive: string };

/** `POST /api/csp-reports`: browsers report what the policy of a page blocked. Their media types are their own, so it is no call of the contract. */
export function serveCspReports(server: FastifyInstance, onReport: () => void): void {
  const limiter = createLimiter({ burst: 20, perMinute: 10 });
  server.register(async (scope) => {
    const types = ['application/csp-report', 'application/reports+json'];
    scope.addContentTypeParser(types, { parseAs: 'string', bodyLimit: 32 * 1024 }, scope.getDefaultJsonParser('error', 'error'));
    scope.post(cspReportsPath, async (request) => {
      const wait = limiter.consume(networkOf(request.ip));
      if (wait !== undefined) throw tooMany('Too many attempts. Please try again later.', wait);
      for (const blocked of readReports(request)) {
        request.log.warn({ blocked }, 'a page policy blocked something');
        onReport();
      }
      return { data: {} };
    });
  });
}

function readReports({ body }: FastifyRequest): Blocked[] {
  const old = Old.safeParse(body);
  if (old.success) {
    const report = old.data['csp-report'];
    return [describe(report['document-uri'], report['blocked-uri'], report['effective-directive'])];
  }
  const current = Current.safeParse(body);
  return (current.data ?? []).map(({ body: report }) => describe(report.documentURL, report.blockedURL, report.effectiveDirective));
}

/** Without query and fragment, which may name a person. */
function describe(page = '', blocked = '', directive = ''): Blocked {
  const bare = (address: string) => address.replace(/[?#].*$/s, '').slice(0, 200);
  return { page: bare(page), blocked: bare(blocked), directive: directive.slice(0, 60) };
}

/** Third-party sources that a page may load or call. */
export type OutsideSources = Readonly<Partial<Record<'script' | 'style' | 'connect' | 'frame' | 'img', readonly string[]>>>;

/**
 * The Content-Security-Policy of a page. Inline styles are named by hash and not by nonce, because the same bytes are sent to
 * everybody from the cache. The token is in local storage, so scripts come from our own files and from whom the settings name, alone.
 */
export function pagePolicy(styleHashes: readonly string[], outside: readonly OutsideSources[] = []): string {
  const from = (kind: keyof OutsideSources) => outside.flatMap((sources) => sources[kind] ?? []);
  const frames = from('frame');
  return [
    "default-src 'self'",
    ["script-src 'self'", ...from('script')].join(' '),
    ["style-src 'self'", ...styleHashes, ...from('style')].join(' '),
    // Attributes carry sizes, previews and positions; they cannot load or run anything that the rules above do not allow.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...from('img')].join(' '),
    ["connect-src 'self'", ...from('connect')].join(' '),
    ['frame-src', ...(frames.length > 0 ? frames : ["'none'"])].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `report-uri ${cspReportsPath}`,
  ].join('; ');
}

/** The policy of a preview: the storefront's without any script, in frames of the back office only. */
export function previewPolicy(styleHashes: readonly string[], outside: readonly OutsideSources[]): string {
  return pagePolicy(styleHashes, outside)
    .split('; ')
    .filter((rule) => !rule.startsWith('report-uri'))
    .map((rule) => (rule.startsWith('script-src') ? "script-src 'none'" : rule))
    .map((rule) => (rule.startsWith('frame-ancestors') ? "frame-ancestors 'self'" : rule))
    .join('; ');
}
