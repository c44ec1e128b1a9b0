export const offline = {
  notice: 'You’re offline. You’re seeing what this device saved on your last visits.',
};
