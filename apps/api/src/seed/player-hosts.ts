/** The host of the players that seeded articles embed: no real one, so `PLAYER_HOSTS` has to name it to show them. */
export const seedPlayerHost = 'player.example.com';
