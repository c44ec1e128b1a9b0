import { reportAttention, reportBroken, type Check, type Finding, reportOk } from '../check.ts';
import type { Certificate } from '../connections.ts';
import { siteCheck } from './pages.ts';

const dayMs = 86_400_000;
/**
 * Hosting renews a certificate a month before its end. If only two weeks are left, the renewal has
 * failed.
 */
const warningDays = 14;

function formatDays(milliseconds: number): string {
  const days = Math.floor(milliseconds / dayMs);
  if (days === 0) return 'less than a day';
  return days === 1 ? '1 day' : `${days} days`;
}

/** Judges a certificate by its expiry, and by whether browsers accept it. */
export function judgeCertificate(
  { validTo, problem }: Certificate,
  now: Date,
  fix: string,
): Finding {
  const remainingMs = validTo.getTime() - now.getTime();
  if (remainingMs < 0) return reportBroken(`ended ${formatDays(-remainingMs)} ago`, fix);
  if (problem !== undefined) return reportBroken(`browsers refuse it: ${problem}`, fix);
  return Math.floor(remainingMs / dayMs) <= warningDays
    ? reportAttention(`ends in ${formatDays(remainingMs)} and was not renewed`, fix)
    : reportOk(`valid for ${formatDays(remainingMs)} more`);
}

const certificateCheck: Check = {
  id: 'certificate',
  title: 'Certificate of the site',
  needs: [siteCheck],
  run: async ({ settings, connections, now }) => {
    const certificate = await connections.readCertificate(new URL(settings.siteOrigin).hostname);
    const fix = 'docs/runbook/en/domain-or-certificate.md (docs/runbook/fr in French)';
    return judgeCertificate(certificate, now(), fix);
  },
};

export const certificateChecks: readonly Check[] = [certificateCheck];
