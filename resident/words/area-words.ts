// Written by `node scripts/room-index.ts`; `npm run check` fails when it is old.
import { words as asked } from '../places/asked/words.ts'
import { words as booking } from '../places/booking/words.ts'
import { words as guests } from '../places/guests/words.ts'
import { words as office } from '../places/office/words.ts'
import { words as texts } from '../places/texts/words.ts'

export const areaWords = {
  asked,
  booking,
  guests,
  office,
  texts,
} as const
