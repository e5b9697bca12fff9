import { exampleTemplate } from '#entities/media/example-template.ts'
import { defineViews } from '../crud/views.ts'
import { LetterInput } from './letter-input.tsx'
import { LetterPreview } from './letter-preview.tsx'

/** A template is written with a picker of placeholders, and seen as it is printed. */
export const views = defineViews(exampleTemplate, {
  fields: { content: { Input: LetterInput } },
  slots: { preview: LetterPreview },
})
