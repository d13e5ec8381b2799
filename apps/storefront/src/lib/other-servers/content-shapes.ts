import type { CallAnswer } from '@souk/contract/calls';
import type { HelpTopic, Plan, Post, PostCard } from '@souk/contract/content';
import type { PostDetails } from './answers.ts';
import { picture, productCard } from './catalog-shapes.ts';
import { orNull, type Shape } from './complete.ts';

const named = { id: 0, name: '' };
const tag = { slug: '', name: '' };

const postCard = {
  id: 0,
  slug: '',
  title: '',
  excerpt: '',
  thumbnail: null,
  picture,
  author: '',
  category: orNull(named),
  published_at: '',
  reading_minutes: 0,
} satisfies Shape<PostCard>;

const post: Shape<Post> = { ...postCard, body: '', tags: [tag] };

export const postList: Shape<CallAnswer<'GET /blogs'>> = {
  total: 0,
  blogs: [postCard],
  categories: [{ ...named, slug: '', count: 0 }],
  tag: orNull(tag),
};

export const postDetails: Shape<PostDetails> = {
  blog: post,
  related_blogs: [postCard],
  popular_blogs: [postCard],
  related_products: [productCard],
};

export const legalPage: Shape<CallAnswer<'GET /legal-pages/{slug}'>['content']> = { title: '', description: '', updated_at: '' };

export const contact: Shape<CallAnswer<'GET /contact-us'>> = {
  phone: null,
  email: null,
  whatsapp: null,
  address: null,
  opening_hours: null,
};

export const helpTopic: Shape<HelpTopic> = {
  id: 0,
  slug: '',
  title: '',
  text: '',
  icon: '',
  questions: [{ id: 0, slug: '', question: '', answer: '' }],
};

export const plan: Shape<Plan> = {
  ...named,
  short_description: '',
  description: '',
  price: 0,
  duration_days: null,
  discount_percentage: 0,
  free_delivery: false,
  benefits: [''],
  is_popular: false,
};
