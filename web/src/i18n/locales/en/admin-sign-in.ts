/** The sign-in screen of the dashboard. */
export const adminSignIn = {
  gate: {
    heading: 'FOR ADMIN USE ONLY',
    text: 'Please log in with admin credentials or contact technical support.',
    sign_in: 'Log in with Google',
    checking: 'Checking your account...',
    unavailable:
      'Your account could not be checked. Check your internet connection, then try again.',
    retry: 'Try again',
    waiting:
      'Continue in Google’s window. If it does not appear or stays empty, press the button again, or open this page in another browser.',
    other_app:
      'This page seems to be open inside another app, such as Instagram, Facebook or Messenger. Google does not allow logging in there. In the app’s menu (three dots), choose to open the page in the browser, or type this address in your phone’s browser:',
    emulator_heading: 'Demo accounts',
    emulator_text:
      'This copy of the site runs on emulators. Choose an account; nothing leaves this computer.',
  },
  /** Why the sign-in with Google failed. */
  failure: {
    'popup-closed': 'The Google window was closed before you finished. Nothing has changed.',
    'popup-blocked':
      'Your browser blocked the Google window. Allow pop-up windows for this site, then try again.',
    'no-network': 'Google could not be reached. Check your internet connection, then try again.',
    unverified:
      'Google has not verified that this e-mail address is yours. Verify it in your Google account, then log in again.',
    browser:
      'This browser does not allow logging in with Google: it stores nothing, or it belongs to another app. Open this page in your phone’s or computer’s own browser, outside of private mode.',
    disabled: 'This Google account is blocked here. Contact technical support.',
    wait: 'There were too many attempts. Wait a few minutes, then try again.',
    settings:
      'Logging in is not set up for this address of the site. Open the club’s usual address, or contact technical support.',
    failed: 'Google could not log you in. Try again, or contact technical support.',
  },
};
