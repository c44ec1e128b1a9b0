import { createHash } from 'node:crypto';
import type { Alert, BilingualText } from './alerts.ts';

const joinLanguages = ({ fr, en }: BilingualText, separator: string): string =>
  `${fr}${separator}${en}`;

/** An alert as Cloud Monitoring stores it. */
export interface AlertPolicy {
  readonly displayName: string;
  /** Labels of ours: the alert's id, and a hash of all other fields. */
  readonly userLabels: { readonly alert: string; readonly content: string };
  readonly [field: string]: unknown;
}

/**
 * Makes the policy of an alert.
 *
 * @param channel the name of the channel that mails the webmaster
 */
export function makeAlertPolicy(
  alert: Alert,
  { host, channel }: { readonly host: string; readonly channel: string },
): AlertPolicy {
  const displayName = joinLanguages(alert.title, ' / ');
  const condition = alert.makeCondition({ host });
  const isLogMatch = 'conditionMatchedLog' in condition;
  const fields = {
    displayName,
    combiner: 'OR',
    enabled: true,
    severity: 'ERROR',
    documentation: {
      mimeType: 'text/markdown',
      subject: displayName,
      content: joinLanguages(alert.text, '\n\n---\n\n'),
    },
    conditions: [{ displayName: alert.id, ...condition }],
    alertStrategy: {
      // Google requires the limit for log conditions, and refuses it for others.
      ...(isLogMatch && { notificationRateLimit: { period: '3600s' } }),
      autoClose: '86400s',
    },
    notificationChannels: [channel],
  };
  const hash = createHash('sha256').update(JSON.stringify(fields)).digest('hex').slice(0, 16);
  return { ...fields, userLabels: { alert: alert.id, content: hash } };
}
