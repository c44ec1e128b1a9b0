import { describe, expect, it } from 'vitest';
import { listJavaFlags, parseJavaVersion, pickJava } from './java.ts';

const makeJava = (version: number, { canCompile } = { canCompile: true }) => ({
  version,
  home: `/jvm/${version}${canCompile ? '' : '-jre'}`,
  canCompile,
});

describe('parseJavaVersion', () => {
  it.each([
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['openjdk version "25" 2025-09-16', 25],
    ['java version "1.8.0_452"', 8],
    ['openjdk version "26-ea" 2026-03-17', 26],
  ])('reads %s', (output, version) => {
    expect(parseJavaVersion(output)).toBe(version);
  });

  it("finds no version in the text of Apple's stub", () => {
    expect(parseJavaVersion('Unable to locate a Java Runtime.')).toBeUndefined();
  });
});

describe('pickJava', () => {
  it('picks the newest Java', () => {
    expect(pickJava([makeJava(17), makeJava(25), makeJava(21)]).java.version).toBe(25);
  });

  it('compiles with the newest JDK when the newest Java cannot compile', () => {
    const choice = pickJava([makeJava(25, { canCompile: false }), makeJava(17), makeJava(21)]);
    expect(choice.java.version).toBe(25);
    expect(choice.compiler?.version).toBe(21);
  });

  it('does not compile with a Java that is too old for the emulators', () => {
    const javas = [makeJava(25, { canCompile: false }), makeJava(17)];
    expect(pickJava(javas).compiler).toBeUndefined();
  });

  it('states in one sentence what to install on a machine without Java', () => {
    expect(() => pickJava([])).toThrow(
      /^.* none was found: install a JDK of version 21 or later.*\.$/,
    );
  });

  it('refuses versions before 21, and names the newest of them', () => {
    expect(() => pickJava([makeJava(17), makeJava(11)])).toThrow(
      /21 or later and the newest here is 17: /,
    );
  });
});

describe('listJavaFlags', () => {
  it('lists for each Java version only flags that this version knows', () => {
    expect(listJavaFlags(17).filter((flag) => flag.startsWith('--'))).toEqual([]);
    expect(listJavaFlags(22)).not.toContain('--sun-misc-unsafe-memory-access=allow');
    expect(listJavaFlags(25)).toContain('--sun-misc-unsafe-memory-access=allow');
  });
});
