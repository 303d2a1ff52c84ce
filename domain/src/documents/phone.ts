import { getAreaCodeInfo } from '@brazilian-utils/brazilian-utils/get-area-code-info';
import { messages } from '../messages.ts';
import { unformattedText } from './unformatted-text.ts';

/** Numbers pasted from an address book begin with the country code +55. */
const withoutCountry = (text: string): string => text.replace(/^55(?=\d{11}$)/, '');

/** An existing area code, then nine digits that begin with 9. */
const isMobile = (text: string): boolean =>
  /^\d{2}9\d{8}$/.test(text) && getAreaCodeInfo(text.slice(0, 2)) !== null;

const mobile = (minimum: string, invalid: string) =>
  unformattedText
    .overwrite(withoutCountry)
    .min(11, { error: minimum, abort: true })
    .refine(isMobile, { error: invalid });

export const phone = mobile(messages.phoneMinimum, messages.phone);
export const whatsapp = mobile(messages.whatsappMinimum, messages.whatsapp);
