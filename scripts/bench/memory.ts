import { readFile } from 'node:fs/promises';
import { uploadedImageSchema } from '@club/domain/uploaded-image';
import sharp from 'sharp';
import * as v from 'valibot';
import { limits } from '../../domain/limits.ts';
import { CommandError } from '../../emulators/command-error.ts';
import { demoBucket } from '../../emulators/demo/image-address.ts';
import { step } from '../../emulators/progress.ts';
import { emulatorEnvironment, localSecrets } from '../../emulators/project.ts';
import { demo } from '../../environments/demo.ts';
import { getFunctionParameters } from '../../environments/render/function-parameters.ts';
import { functionResources } from '../../functions/src/runtime/function-resources.ts';
import { getStaffToken } from '../../tests/api/identities.ts';
import { makeUploadForm, removeObjects } from '../../tests/api/upload-form.ts';
import {
  calculateHeap,
  makeAuthEmulatorVariables,
  startFramework,
} from '../../tests/functions-framework.ts';
import { formatRow, formatTable } from './write-table.ts';

const firstPort = 5011;
const memoryInMiB = { '512MiB': 512, '1GiB': 1024 }[functionResources.upload.options.memory];

const maxWidth = Math.floor(Math.sqrt(limits.imagePixels / 3));
/** The size of an image with the most allowed pixels, three times as high as wide. */
const maxSize = { width: maxWidth, height: 3 * maxWidth };

/** Makes the images that need the most memory, because they are decoded as a whole. */
const makePictures = async () => ({
  'a progressive JPEG of 24 megapixels': await sharp({
    create: {
      ...maxSize,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 8 },
    },
  })
    .jpeg({ quality: 60, progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer(),
  'an interlaced 16-bit PNG of 24 megapixels': await sharp({
    create: { ...maxSize, channels: 4, background: '#0a78' },
  })
    .toColourspace('rgb16')
    .png({ progressive: true })
    .withMetadata({ orientation: 3 })
    .toBuffer(),
});

/**
 * Reads the peak memory of a process in MiB.
 *
 * @throws CommandError when it has ended, or without /proc
 */
async function readPeakMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmHWM:\s+(\d+) kB$/mu.exec(status)?.[1];
  if (kilobytes === undefined)
    throw new CommandError('The memory of a process is read from /proc, which only Linux has.');
  return Math.round(Number(kilobytes) / 1024);
}

/**
 * Uploads an image for a demo item and removes it. Returns the seconds of the upload.
 *
 * @throws CommandError when the upload is refused
 */
async function upload(origin: string, token: string, image: Buffer): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(`${origin}/api/upload`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: makeUploadForm({ id: 'carousel-1', image }),
  });
  const body: unknown = await response.json();
  const seconds = (performance.now() - startedAt) / 1000;
  if (!response.ok) throw new CommandError(`The upload is refused: ${JSON.stringify(body)}`);
  const { pathname } = new URL(v.parse(uploadedImageSchema, body).imageURL);
  const path = decodeURIComponent(pathname.replace(/^.*\/o\//u, ''));
  await removeObjects(path.replace(/\.\w+$/u, ''));
  return seconds;
}

/** Starts the upload function with the heap that the platform gives it. `signal` stops it. */
const startUploadFunction = (port: number, signal: AbortSignal) => {
  const { GCLOUD_PROJECT, FIRESTORE_EMULATOR_HOST, FIREBASE_STORAGE_EMULATOR_HOST } =
    emulatorEnvironment;
  return startFramework('upload', {
    port,
    signal,
    source: 'functions',
    heap: calculateHeap(memoryInMiB),
    environment: {
      ...localSecrets,
      ...makeAuthEmulatorVariables(emulatorEnvironment.FIREBASE_AUTH_EMULATOR_HOST),
      STAFF_ADDRESSES: getFunctionParameters(demo).STAFF_ADDRESSES,
      GCLOUD_PROJECT,
      FIRESTORE_EMULATOR_HOST,
      FIREBASE_STORAGE_EMULATOR_HOST,
      FIREBASE_CONFIG: JSON.stringify({ projectId: GCLOUD_PROJECT, storageBucket: demoBucket }),
    },
  });
};

/**
 * Measures the peak memory of the upload function, in a new process for each image. Times the
 * second upload, because the first one loads the encoders. Returns a table.
 */
export async function measureMemory(signal: AbortSignal): Promise<string> {
  const token = await getStaffToken();
  const rows: string[] = [];
  for (const [index, [description, image]] of Object.entries(await makePictures()).entries()) {
    const controller = new AbortController();
    const work = async () => {
      const serverSignal = AbortSignal.any([signal, controller.signal]);
      const { origin, pid } = await startUploadFunction(firstPort + index, serverSignal);
      try {
        await upload(origin, token, image);
        const seconds = await upload(origin, token, image);
        const peak = await readPeakMemory(pid);
        rows.push(
          formatRow(description, `${memoryInMiB} MiB`, `${peak} MiB`, `${seconds.toFixed(1)} s`),
        );
      } finally {
        controller.abort();
      }
    };
    await step(`Uploading ${description}`, work());
  }
  return formatTable(['Upload', 'Memory', 'Peak', 'Time'], rows);
}
