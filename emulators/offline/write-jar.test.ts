import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findJava } from './java.ts';
import { writeJar } from './write-jar.ts';

const folder = mkdtempSync(join(tmpdir(), 'jar-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('writeJar', () => {
  it(
    'writes a jar that runs a class of another jar, even one with a long path',
    { timeout: 20_000 },
    async () => {
      const { java, compiler } = await findJava();
      const getTool = (name: string, home = java.home) => join(home, 'bin', name);
      const source = join(folder, 'Hello.java');
      writeFileSync(
        source,
        'class Hello { public static void main(String[] a) { System.out.print("hello " + a[0]); } }',
      );
      execFileSync(getTool('javac', compiler?.home), ['-d', folder, source]);
      const library = join(folder, `${'long '.repeat(30)}.jar`);
      execFileSync(getTool('jar', compiler?.home), ['cf', library, '-C', folder, 'Hello.class']);
      const launcher = join(folder, 'launcher.jar');
      await writeJar(launcher, { mainClass: 'Hello', library });
      expect(execFileSync(getTool('java'), ['-jar', launcher, 'club'], { encoding: 'utf8' })).toBe(
        'hello club',
      );
    },
  );
});
