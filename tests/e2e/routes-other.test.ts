import { walkAs } from './support/walk.ts'

// The manager of the other building has the same screens.
walkAs('other', 'heading')
