import { exampleLetters } from '#domain/documents/example-letters.ts'
import { exampleTemplates } from '#domain/documents/example-templates.ts'
import { announcements, articles, chapters, contacts, messages, papers } from './media-words.ts'
import type { DemoPart } from './part.ts'
import type { DemoRow } from './row.ts'
import { tell, type Words } from './tell.ts'

/** News, handbook, announcements, messages to phones, pictures, contacts and print templates. */
export const mediaDemo: DemoPart = (context) => {
  const { own, say, day, person, phone } = tell(context)
  const paragraph = (words: Words) => `<p>${say(words)}</p>`
  const other = context.site.language === 'km' ? 'vi' : 'km'
  const inOther = (title: Words, body: Words) => ({
    language_code: other,
    name: title[other],
    content: `<p>${body[other]}</p>`,
  })
  const translated = papers.map(([code, type, paper_size, name]) => ({
    code,
    name: say(name),
    type,
    paper_size,
    language: context.site.language,
    content: exampleLetters[type][context.site.language],
  }))
  const english = exampleTemplates.filter(({ language }) => language === 'en')
  const templates = [...translated, ...english].map((template, at): DemoRow => ({
    ...own('example_template'),
    ...template,
    // Receipts keep the usual paper until the office chooses another one.
    is_default: at === 0 || (template.type === 'contract' && at < translated.length),
  }))
  return {
    news: articles.map(([category, status, ago, title, body], at): DemoRow => ({
      ...own('news'),
      title: say(title),
      category,
      summary: say(body),
      content: paragraph(body),
      language_contents: [{ ...inOther(title, body), description: body[other] }],
      author_id: person(at),
      published_on: status === 'draft' ? null : day(-ago),
      is_pinned: at === 0,
      files: [],
      status,
    })),
    citizen_handbook: chapters.map(([group, status, title, body], at): DemoRow => ({
      ...own('citizen_handbook'),
      title: say(title),
      group,
      content: paragraph(body),
      language_contents: [inOther(title, body)],
      order: at + 1,
      files: [],
      status,
    })),
    notification: announcements.map(([type, status, ago, title, body], at): DemoRow => ({
      ...own('notification'),
      title: say(title),
      type,
      content: paragraph(body),
      language_contents: [inOther(title, body)],
      target: at === 1 ? 'blocks' : 'all',
      blocks:
        at === 1
          ? context
              .of('block')
              .slice(0, 1)
              .map(({ id }) => id)
          : [],
      apartments: [],
      published_on: status === 'draft' ? null : day(-ago),
      files: [],
      status,
    })),
    push_notification_topic: messages.map(([type, target, name, title, content]): DemoRow => ({
      ...own('push_notification_topic'),
      name: say(name),
      type,
      target,
      title: say(title),
      content: say(content),
    })),
    banner: articles.slice(0, 3).map(([, , , title], at): DemoRow => ({
      ...own('banner'),
      title: say(title),
      link: null,
      place: (['home', 'news', 'services'] as const)[at],
      order: at + 1,
      show_from: day(-20),
      show_to: day(40 + at * 10),
    })),
    slider: [
      {
        ...own('slider'),
        title: say({ vi: 'Trang chủ', km: 'ទំព័រដើម' }),
        images: [],
        order: 1,
      },
    ],
    building_contact: contacts.map(([kind, name, english, hours], at): DemoRow => ({
      ...own('building_contact'),
      name: say(name),
      kind,
      phone_number: phone(at + 3),
      hours,
      order: at + 1,
      language_contents: [{ language_code: 'en', name: english }],
    })),
    example_template: templates,
    template_version: templates.map(({ id, paper_size, language, content }): DemoRow => ({
      ...own('template_version'),
      template_id: id,
      number: 1,
      paper_size,
      language,
      content,
    })),
  }
}
