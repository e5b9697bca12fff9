import type { Language } from '#core/language.ts'

const vi = {
  missing: 'Chưa có: {{what}}',
  unjudged: '{{total}} hạng mục chưa xét',
  unpassed: '{{total}} hạng mục chưa đạt',
  fill_in: 'Bổ sung trước khi bàn giao',
}

const en: typeof vi = {
  missing: 'Missing: {{what}}',
  unjudged: 'items that nobody has judged: {{total}}',
  unpassed: 'items that did not pass: {{total}}',
  fill_in: 'Fill them in before the handover',
}

const km: typeof vi = {
  missing: 'មិនទាន់មាន៖ {{what}}',
  unjudged: 'មុខដែលមិនទាន់វាយតម្លៃ៖ {{total}}',
  unpassed: 'មុខដែលមិនទាន់ត្រឹមត្រូវ៖ {{total}}',
  fill_in: 'បំពេញមុនពេលប្រគល់',
}

/** Words of what a paper lacks before it is signed. */
export const words = { vi, en, km } satisfies Record<Language, unknown>
