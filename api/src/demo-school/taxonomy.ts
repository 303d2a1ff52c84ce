/** From the lowest to the highest. Files and entities bring their other terms. */
export const demoLevels = ['Iniciante', 'Intermediário', 'Avançado'];
