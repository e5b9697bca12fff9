import { defineEntity } from '#core/entity.ts'
import {
  belongsTo,
  code,
  computed,
  count,
  dateTime,
  hasMany,
  images,
  longText,
  number,
  select,
  text,
} from '#core/fields/index.ts'
import { topicApps } from './topic-apps.ts'

/** While this holds, somebody waits for an answer. */
export const unanswered = { field: 'status', in: ['unprocessed', 'processing'] } as const

/** A question or report from a resident, and its result. */
export const conversation = defineEntity({
  name: 'conversation',
  path: 'conversations',
  scope: 'building',
  permission: 'manage_interactive_conversation',
  help: 'users/talking-with-residents',
  copied: 'never',
  title: 'title',
  subtitle: 'code',
  menu: { module: 'ql', group: 'communication', icon: 'message', order: 10 },
  screens: { list: 'conversation', show: 'conversation/:id', edit: 'conversation-edit/:id' },
  views: {
    management: { path: 'conversations-management', where: { field: 'app', equals: 'management' } },
    operation: { path: 'conversations-operation', where: { field: 'app', equals: 'operation' } },
    overdue: {
      path: 'conversations-overdue',
      where: { all: [unanswered, { field: 'due_at', past: true }] },
      menu: { module: 'ql', group: 'communication', icon: 'comment', order: 11 },
    },
  },

  fields: {
    code: code({ numbered: 'TD-{0000}' }),
    title: text({ required: true, searchable: true }),
    content: longText({ required: true }),
    images: images({ max: 4 }),
    /** The topic's: choosing it first narrows the topics that are offered. */
    app: select({ options: topicApps }),
    topic_id: belongsTo('conversation_topic', {
      required: true,
      where: { field: 'is_active', equals: true },
      narrowedBy: { app: 'app' },
    }),
    apartment_id: belongsTo('apartment', { searchable: true }),
    sender_id: belongsTo('resident', { searchable: true }),
    /** Whose account wrote it down: a resident's own, or staff for them. */
    entered_by_id: belongsTo('account', { readOnly: true }),
    receiver: select({ required: true, options: ['all_residents', 'householder'], default: 'householder' }),
    /** What the apartment owes, where the question is about fees. */
    owed: computed({ of: 'money', server: true, from: 'debt' }),
    assignee_id: belongsTo('account'),
    process_hours: number({ min: 1, max: 1000, integer: true, unit: 'hour' }),
    due_at: dateTime({
      readOnly: true,
      dueWhile: unanswered,
    }),
    result: longText(),
    rating: number({ min: 1, max: 5, integer: true }),
    /** Messages of residents since the office last replied, the question included; none once it is closed. */
    unanswered_count: computed({ of: 'number', server: true, scale: 0 }),
    comments_count: count('conversation_comment', 'conversation_id'),
    comments: hasMany('conversation_comment', 'conversation_id'),
  },

  lifecycle: {
    initial: 'unprocessed',
    waits: ['unprocessed'],
    states: {
      unprocessed: { color: 'primary' },
      processing: { color: 'warning' },
      processed: { color: 'success' },
    },
    transitions: {
      start: {
        from: ['unprocessed'],
        to: 'processing',
        flag: 'update',
        asks: ['assignee_id'],
        requires: ['assignee_id'],
      },
      finish: {
        from: ['processing'],
        to: 'processed',
        flag: 'update',
        asks: ['result'],
        requires: ['result'],
      },
      reopen: { from: ['processed'], to: 'processing', flag: 'update', confirm: true },
    },
  },
  actions: {
    /** What the sender thinks of the result; told to the office it may be noted too. */
    rate: {
      flag: 'update',
      input: { stars: number({ required: true, min: 1, max: 5, integer: true }) },
      when: { field: 'status', equals: 'processed' },
    },
  },
  notifies: [{ on: ['create', 'update', 'start'], tells: { field: 'assignee_id' } }],

  list: {
    columns: [
      'code',
      'title',
      'topic_id',
      'apartment_id',
      'assignee_id',
      'comments_count',
      'due_at',
      'status',
    ],
    card: ['apartment_id', 'due_at'],
    filters: ['app', 'topic_id', 'apartment_id', 'assignee_id', 'due_at', 'rating', 'created_at', 'status'],
    sort: '-created_at',
  },
  form: [
    { name: 'general', fields: ['code', 'title', 'content', 'images', 'app', 'topic_id'] },
    { name: 'people', fields: ['apartment_id', 'sender_id', 'receiver', 'assignee_id', 'owed'] },
    { name: 'decision', fields: ['process_hours', 'due_at', 'result', 'rating'] },
  ],
  tabs: ['comments'],
  resident: {
    own: 'sender',
    who: 'adult',
    // Not who works on it, nor how long that may take.
    reads: [
      'code',
      'title',
      'content',
      'images',
      'topic_id',
      'apartment_id',
      'status',
      'due_at',
      'result',
      'rating',
      'created_at',
    ],
    creates: ['topic_id', 'apartment_id', 'title', 'content', 'images'],
    // Once: what the office wrote down for somebody stands too.
    does: { rate: { when: { field: 'rating', present: false } } },
    limits: { perDay: 10 },
    filters: ['status'],
  },
})
