import { documentType, pictureTypes } from '../../ui/files/check-file.ts';

/** What the server takes with a message of a ticket. */
export const attachmentLimits = { accept: [...pictureTypes, documentType], maxBytes: 2 * 1024 * 1024, maxCount: 5 };
