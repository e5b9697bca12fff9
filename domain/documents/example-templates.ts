import { languages, type Language } from '#core/language.ts'
import type { paperSizes } from '../paper-sizes.ts'
import { exampleLetters } from './example-letters.ts'
import { templateTypes, type TemplateType } from './templates.ts'

interface ExampleTemplate {
  readonly code: string
  readonly name: string
  readonly type: TemplateType
  readonly paper_size: (typeof paperSizes)[number]
  readonly language: Language
  readonly content: string
}

const prefixes: Readonly<Record<TemplateType, string>> = {
  notice: 'TemplateNotice',
  receipt: 'TemplateReceipt',
  // Codes begin with one of two words (docs/domain/documents.md).
  contract: 'TemplateNotice_CONTRACT',
  handover: 'TemplateNotice_HANDOVER',
}
const names: Readonly<Record<TemplateType, Readonly<Record<Language, string>>>> = {
  notice: { vi: 'Thông báo phí', en: 'Fee notice', km: 'លិខិតជូនដំណឹងថ្លៃសេវា' },
  contract: { vi: 'Hợp đồng', en: 'Contract', km: 'កិច្ចសន្យា' },
  handover: { vi: 'Biên bản bàn giao', en: 'Handover minutes', km: 'កំណត់ហេតុប្រគល់អាផាតមិន' },
  receipt: { vi: 'Phiếu thu', en: 'Receipt', km: 'បង្កាន់ដៃទទួលប្រាក់' },
}

/** What a new building may begin with: a template of each kind in each language. None is used until the office says so. */
export const exampleTemplates: readonly ExampleTemplate[] = templateTypes.flatMap((type) =>
  languages.map((language): ExampleTemplate => ({
    code: `${prefixes[type]}_${language.toUpperCase()}`,
    name: names[type][language],
    type,
    paper_size: type === 'handover' || type === 'contract' ? 'a4' : 'a5',
    language,
    content: exampleLetters[type][language],
  })),
)

/** Whether a template is one of them as it stands there. */
export const isExampleTemplate = (template: {
  readonly [Name in 'code' | 'name' | 'paper_size' | 'content']?: unknown
}): boolean =>
  exampleTemplates.some(
    ({ code, name, paper_size, content }) =>
      template.code === code &&
      template.name === name &&
      template.paper_size === paper_size &&
      template.content === content,
  )
