/** The address of WhatsApp's form to choose who gets a text. */
export const whatsappUrl = (text: string) => `https://wa.me/?${new URLSearchParams({ text })}`;
