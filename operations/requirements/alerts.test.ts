import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { conditions, listLogTexts } from '../../domain/conditions.ts';
import { root } from '../../emulators/project.ts';
import { makeAlertPolicy } from './monitoring.ts';
import { alerts, makeAlertCondition } from './alerts.ts';

const folder = join(root, 'functions/src');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n');

const site = { host: 'www.volley.test', channel: 'projects/volley/notificationChannels/1' };

describe('the alerts', () => {
  it.each(listLogTexts())('watch for a message that the functions log: %s', (message) => {
    expect(sources).toContain(`logger.error('${message}'`);
  });

  it('watch for each condition of the table that has one, by its own log texts', () => {
    const ids = Object.values(conditions).flatMap((row) => ('alert' in row ? row.alert : []));
    expect(alerts.map(({ id }) => id).toSorted()).toEqual([...new Set(ids)].toSorted());
    const alert = alerts.find(({ id }) => id === 'calendar-not-read');
    expect(alert && makeAlertCondition(alert, site.host)).toEqual({
      conditionMatchedLog: {
        filter:
          'resource.type="cloud_run_revision" AND jsonPayload.message:("calendar not read" OR "calendar loss held back")',
      },
    });
  });

  it('watch for the silence of a function that exists', () => {
    expect(sources).toContain('export const tendMail = onSchedule');
  });

  it.each(alerts)('explain what to do in both languages: $id', (alert) => {
    const { documentation } = makeAlertPolicy(alert, site) as unknown as {
      documentation: { subject: string; content: string };
    };
    expect(documentation.subject).toBe(`${alert.title.fr} / ${alert.title.en}`);
    // Google cuts a longer subject.
    expect(documentation.subject.length).toBeLessThanOrEqual(255);
    expect(documentation.content).toBe(`${alert.text.fr}\n\n---\n\n${alert.text.en}`);
    for (const text of [alert.text.fr, alert.text.en]) {
      for (const [page] of text.matchAll(/docs\/[\w/-]+\.md/gu)) {
        expect(readdirSync(join(root, page, '..')), page).toContain(page.split('/').at(-1));
      }
    }
  });

  it('get another label when their content changes', () => {
    const [alert] = alerts;
    if (!alert) throw new Error('no alert');
    const changedAlert = { ...alert, text: { ...alert.text, en: 'Another text.' } };
    const getLabel = (one: typeof alert) => makeAlertPolicy(one, site).userLabels.content;
    expect(getLabel(changedAlert)).not.toBe(getLabel(alert));
    expect(getLabel(alert)).toBe(getLabel({ ...alert }));
  });
});
