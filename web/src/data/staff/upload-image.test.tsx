import { expect, it, vi } from 'vitest';
import { withStaffToken } from '../session/staff-session.ts';
import { uploadImage } from './upload-image.ts';

vi.mock('../session/staff-session.ts', { spy: true });

it('sends no request for an upload that staff cancel before it starts', async () => {
  const controller = new AbortController();
  vi.mocked(withStaffToken).mockImplementation((callback) => {
    controller.abort();
    return callback('token');
  });
  const send = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => undefined);
  const upload = uploadImage({
    id: 'banner-1',
    image: new File([], 'banner.png'),
    onProgress: () => undefined,
    signal: controller.signal,
  });
  await expect(upload).rejects.toHaveProperty('name', 'AbortError');
  expect(send).not.toHaveBeenCalled();
});
