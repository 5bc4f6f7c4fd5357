/** The host of the players that seeded articles embed. The API lets players of this host through by default. */
export const seedPlayerHost = 'player.example.com';
