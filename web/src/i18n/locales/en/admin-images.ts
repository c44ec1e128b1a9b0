/** The texts about pictures, a part of `admin.ts`. */
export const adminImages = {
  image: {
    choose: 'Choose an image, or drop one here',
    hint: 'You’ll choose which part to show. The place and time it was taken are removed.',
    current: 'Current image',
    missing: 'This image can’t be loaded.',
    missing_in_form:
      'This image can’t be loaded. An image that isn’t saved is deleted after a day: then choose it again.',
    convert_offer:
      'We can convert this photo here, on your device: upright, smaller, and without the place it was taken.',
    convert: 'Convert this photo',
    converting: 'Converting ...',
    formats: {
      png: 'PNG files only, 5 MB at most. You can choose a photo in another format too: we’ll offer to convert it.',
      png_or_jpeg: 'PNG, JPG or JPEG files, 5 MB at most.',
    },
    uploading: 'Uploading the image',
    cancelled: 'The upload was cancelled. The image has not changed.',
    unchanged: 'The image has not changed.',
    sizes: 'Before: {{before}}. After: {{after}}.',
    pixels: '{{width}} × {{height}} pixels',
    pixels_and_weight: '{{width}} × {{height}} pixels, {{kilobytes}} kB',
    signed_out: 'Your session has ended. Log in again, and the upload will continue.',
  },
  photos: {
    heading: 'Add several photos',
    how: 'Each photo becomes a new item at the end of the list, and visitors see it right away. It is made smaller here, on your device, and its location and time are removed.',
    consent:
      'The club has written consent from everyone recognizable in these photos; for a minor, from a parent or guardian.',
    consent_first: 'Check the box above first. Don’t upload any photo without consent.',
    unsaved: {
      question: 'Leave before all photos are uploaded?',
      explanation: 'The photos added so far are saved. The others will not be uploaded.',
    },
    choose: 'Choose one or more photos',
    hint: 'PNG, JPG or JPEG. Keep this page open until all photos are done.',
    status: {
      waiting: 'Waiting',
      preparing: 'Being prepared',
      uploading: 'Uploading',
      done: 'Added',
      failed: 'Not added',
    },
    progress: 'Upload of {{name}}',
    summary: 'Added: {{done}} of {{total}}. Not added: {{failed}}.',
    stop: 'Stop after this photo',
    retry: 'Retry the ones not added',
    next: 'Next, open each new photo in the list: describe it, and add a caption or a link if you like.',
  },
  take_down: {
    open: 'Remove this image for good ...',
    question: 'Remove this image from the site for good?',
    rows: 'It disappears right away from everything that uses it: banners, photos, newsletters on the site, and their history.',
    used_by: 'Used in: {{names}}.',
    hidden: {
      banner:
        'The banners that show it are hidden, because without an image they would be an empty dark area. To show one again, give it another image and switch “$t(admin:fields.banners.bannerDisplay)” on.',
      carousel: 'The photos of the carousel that show it are hidden until they get another image.',
      gym: 'The gym stays on the site, without a photo.',
      coach: 'The coach stays on the site, without a portrait.',
    },
    files: 'Its file is deleted in every size. This can’t be undone, and nobody can use it again.',
    caches:
      'Other people’s browsers, and the network on the way to them, may still have a copy for up to an hour. Copies that people saved themselves can’t be recalled.',
    consent: 'If you get new written consent, upload the photo again.',
    confirm: 'Remove for good',
    cancel: 'Keep the image',
    running: 'Removing the image ...',
    done: {
      banner:
        'The image was removed for good. The banners that showed it are now hidden. Caches may still have the image for up to an hour.',
      carousel:
        'The image was removed for good. The photos of the carousel that showed it are now hidden. Caches may still have the image for up to an hour.',
      gym: 'The photo was removed for good. Caches may still have it for up to an hour.',
      coach: 'The portrait was removed for good. Caches may still have it for up to an hour.',
    },
    failed: 'The image may not be completely removed. Try again.',
  },
  crop: {
    heading: 'Which part should be shown?',
    how: 'Drag the frame and its corners, or use the Tab and arrow keys.',
    always_seen:
      'Every screen shows what is inside the dashed line; the rest depends on the width of the window.',
    picture: 'The image you chose',
    area: 'Frame: the arrow keys move it',
    handles: {
      nw: 'Top left corner: the arrow keys move it',
      n: 'Top edge: the arrow keys move it',
      ne: 'Top right corner: the arrow keys move it',
      e: 'Right edge: the arrow keys move it',
      se: 'Bottom right corner: the arrow keys move it',
      s: 'Bottom edge: the arrow keys move it',
      sw: 'Bottom left corner: the arrow keys move it',
      w: 'Left edge: the arrow keys move it',
    },
    before: 'The file you chose',
    after: 'Inside the frame',
    cut: 'Use this part',
    skip: 'Use the whole image',
  },
  description: {
    question: 'This photo has no description. Publish it anyway?',
    explanation:
      'Without a description, people who can’t see the photo only learn that there is one. Say in a few words what it shows.',
  },
  consent: {
    heading: 'Consent',
    label: 'Consent on file for everyone in the image',
    hint: 'Check this box when the club has written consent from everyone who can be recognized; for a minor, from a parent or guardian. Don’t write anyone’s name here.',
    since: 'Checked on',
    withdrawn:
      'Without this consent, the site can’t show the image. Hide it, or remove it for good.',
    missing: 'No consent',
    question: 'No consent on file for this image. Publish it anyway?',
    at_once: 'Visitors would see it right away.',
    planned: 'Visitors would see it from its planned time.',
    explanation:
      'If the club has written consent from everyone in it, check the box in the form first.',
    publish: 'Publish anyway',
    stay: 'Do not publish',
    list: 'Images without consent on file: {{total}}',
    list_text: 'Find the forms, or take the images off the site.',
    picture_number: 'No. {{number}}',
  },
};
