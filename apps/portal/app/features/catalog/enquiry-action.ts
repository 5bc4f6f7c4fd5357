/** The path that takes an enquiry without JavaScript. */
export const enquiryAction = '/enquiry';
