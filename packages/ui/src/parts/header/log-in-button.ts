/**
 * The element id of the button that opens the login dialog. What opens the dialog ahead of the page knows it by that.
 */
export const logInButtonId = 'log-in-button';
