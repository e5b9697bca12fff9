import { walkAs } from '#tests/support/browser/walk.ts'

// Khmer words are the longest.
walkAs('board', { language: 'km', listWidths: [1440, 1024] })
