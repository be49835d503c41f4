/** The three pencil crosses of the symbol set, stroke by stroke, so that drawing them can be animated. */

export interface Strokes {
  first: string;
  second: string;
  soft: string;
  softer: string;
}

export const CROSSES: Strokes[] = [
  {
    first: "M4.4 5.6C10.4 10.8 19.4 19.2 27.8 26.6",
    second: "M27.4 4.2C21 11.6 12.4 19.2 4.6 28.2",
    soft: "M5.6 5.4C12.2 10.8 19.6 18 26.4 24.2M26.2 4.4C20.4 11.2 13 18 6.8 25",
    softer: "M4.6 7.4C11 13 18.4 20 25.4 26.6M28 6C21.6 13 14.6 19.4 7.6 27.2",
  },
  {
    first: "M6.2 3.8C11.2 11.6 20 20 26.6 28.4",
    second: "M28.2 6C20.6 11.4 11 20.4 3.8 26.4",
    soft: "M7.8 4C13 11 20.6 18.4 26.4 25.6M27 8C20.2 13.2 12.8 20 6.6 25.6",
    softer: "M5.6 6C11.2 13.6 18 20.6 24.2 27.8M27.4 5C19.8 10 11.6 17.6 5.4 23",
  },
  {
    first: "M4 7.6C12 11.6 20.8 18.4 28.2 25",
    second: "M25.6 3.6C21.6 12 13.6 21.2 6.4 28.6",
    soft: "M5.4 6.8C13 11 21 17 27.4 22.4M24 4.2C20.2 12 13 20.4 7.8 25.4",
    softer: "M5 9.6C12.4 13.4 19.6 19.4 26 25.4M26.6 5.4C22.6 13.4 15.4 21.4 9.4 28",
  },
];

/** Which of the three a field gets: by its position, not at random. */
export const crossFor = (card: number, cell: number): number => (card * 5 + cell * 7 + (cell >> 2)) % 3;
