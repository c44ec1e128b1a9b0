export const offline = {
  notice: 'You are offline. The site shows what this device has kept from your last visits.',
};
