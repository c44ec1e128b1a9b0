import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../emulators/project.ts';
import { makeAlertPolicy } from './monitoring.ts';
import { alertMessages, alerts } from './alerts.ts';

const folder = join(root, 'functions/src');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n');

const site = { host: 'www.volley.test', channel: 'projects/volley/notificationChannels/1' };

describe('the alerts', () => {
  it.each(Object.values(alertMessages))(
    'watch for a message that the functions log: %s',
    (message) => {
      expect(sources).toContain(`logger.error('${message}'`);
    },
  );

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
