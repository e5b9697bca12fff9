// Written by `node scripts/room-index.ts`; `npm run check` fails when it is old.
import * as asked from '../places/asked/calls.ts'
import * as booking from '../places/booking/calls.ts'
import * as guests from '../places/guests/calls.ts'
import * as office from '../places/office/calls.ts'
import * as texts from '../places/texts/calls.ts'

export const areaCalls: readonly object[] = [asked, booking, guests, office, texts]
