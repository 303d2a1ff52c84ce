/** Of an address that a user has verified, or that is invited. */
export const takenEmail = 'Já existe uma pessoa ou um convite com este e-mail.';
