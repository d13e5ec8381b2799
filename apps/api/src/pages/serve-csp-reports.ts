import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { tooMany } from '../platform/http/problem.ts';
import { createLimiter } from '../platform/limits/create-limiter.ts';
import { networkOf } from '../platform/limits/network-of.ts';

export const cspReportsPath = '/api/csp-reports';

const word = z.string().max(2000).optional();
/** What `report-uri` sends. */
const Old = z.object({ 'csp-report': z.object({ 'document-uri': word, 'blocked-uri': word, 'effective-directive': word }) });
/** What the Reporting API sends. */
const Current = z.array(z.object({ body: z.object({ documentURL: word, blockedURL: word, effectiveDirective: word }) })).max(20);

type Blocked = { page: string; blocked: string; directive: string };

/** `POST /api/csp-reports`: browsers report what the policy of a page blocked. Their media types are their own, so it is no call of the contract. */
export function serveCspReports(server: FastifyInstance, onReport: () => void): void {
  const limiter = createLimiter({ burst: 20, perMinute: 10 });
  server.register(async (scope) => {
    const types = ['application/csp-report', 'application/reports+json'];
    scope.addContentTypeParser(types, { parseAs: 'string', bodyLimit: 32 * 1024 }, scope.getDefaultJsonParser('error', 'error'));
    scope.post(cspReportsPath, async (request) => {
      const wait = limiter.take(networkOf(request.ip));
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
