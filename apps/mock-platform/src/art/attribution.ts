/** Served at /art/attribution.txt and kept word for word in docs/attribution.md. */
export const ATTRIBUTION = `The pictures of games, vendors, banks and banners are composed from icons of Game Icons
(https://game-icons.net) by Lorc, Delapouite, Skoll, sbed, PriorBlue, Carl Olsen, Caro Asercion, Cathelineau,
DarkZaitzev, Faithtoken, Felbrigg, Guard13007, HeavenlyDog, John Colburn, John Redman, Kier Heyl, Lucas, Pepijn Poolman,
Pierre Leducq, Quoting, Rihlsul, Spencerdub, Viscious Speed, Willdabeast, Zajkonur, Zeromancer, Andy Meneely, Aussiesim,
General Ace 135, Irongamer, Catsu and GameIcons contributors, used under the Creative Commons Attribution 3.0 licence
(https://creativecommons.org/licenses/by/3.0/). The icons were recoloured, outlined, combined and set over new backgrounds.

The names in the logos of vendors and banks are set in Audiowide, Bowlby One SC, Cinzel, Oswald, Playfair Display,
Righteous and Russo One, under the SIL Open Font License 1.1 (https://openfontlicense.org), and stored as outlines.

All vendors, banks and games are invented.
`;
