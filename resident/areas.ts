// Written by `node scripts/room-index.ts`; `npm run check` fails when it is old.
import type { Area } from './area.ts'
import { area as asked } from './places/asked/area.ts'
import { area as booking } from './places/booking/area.ts'
import { area as guests } from './places/guests/area.ts'
import { area as household } from './places/household/area.ts'
import { area as money } from './places/money/area.ts'
import { area as office } from './places/office/area.ts'
import { area as own } from './places/own/area.ts'
import { area as start } from './places/start/area.ts'
import { area as texts } from './places/texts/area.ts'

export const areas: readonly Area[] = [asked, booking, guests, household, money, office, own, start, texts]
