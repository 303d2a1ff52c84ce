/** A category whose hue is the blue of the brand, for the walls of the front page. */
export const wallCategory = 'Questões';
