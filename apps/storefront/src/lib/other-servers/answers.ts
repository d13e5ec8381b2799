import type * as account from '@souk/contract/account';
import type { CallAnswer } from '@souk/contract/calls';
import type * as catalog from '@souk/contract/catalog';
import type { Picture } from '@souk/contract/fields';
import type * as orders from '@souk/contract/orders';
import type * as support from '@souk/contract/support';

// The contract describes our server. A server with only the specification's fields leaves others out: these types
// are what a screen can rely on from any server. A record without a useful default may be null here.

type Nullable<Whole, Fields extends keyof Whole> = Omit<Whole, Fields> & { [Field in Fields]: Whole[Field] | null };

export type CardPicture = Omit<Picture, 'alt'>;
/** Cards have only the fields that screens read, because a page carries the data of all its cards. */
export type ProductCard = Pick<
  catalog.ProductCard,
  | 'id'
  | 'name'
  | 'thumbnail'
  | 'price'
  | 'discount_price'
  | 'discount_percentage'
  | 'rating'
  | 'total_reviews'
  | 'total_sold'
  | 'in_stock'
  | 'has_choices'
> & {
  picture: CardPicture | null;
  second_picture: Omit<CardPicture, 'preview'> | null;
  brand: { name: string } | null;
  shop: { id: number; name: string } | null;
  colors: Pick<catalog.Product['colors'][number], 'hex'>[];
};
export type FlashSaleProduct = ProductCard & Pick<catalog.FlashSaleProduct, 'flash_quantity' | 'flash_sold'>;
/** Its picture is a small drawing, which needs no preview. */
export type CategoryCard = Pick<catalog.Category, 'id' | 'slug' | 'name' | 'thumbnail'> & { picture: Omit<CardPicture, 'preview'> | null };
export type ShopCard = Pick<catalog.ShopCard, 'id' | 'name' | 'tagline' | 'logo' | 'rating' | 'total_reviews' | 'total_products'> & {
  logo_picture: CardPicture | null;
  banner_picture: CardPicture | null;
  estimated_delivery: catalog.ShopCard['estimated_delivery'] | null;
};
export type Shop = Nullable<catalog.Shop, 'estimated_delivery'>;
export type Product = Omit<catalog.Product, 'shop' | 'category' | 'delivery' | 'thumbnails'> & {
  shop: ShopCard | null;
  category: catalog.Product['category'] | null;
  delivery: catalog.Product['delivery'] | null;
  thumbnails: { id: number; thumbnail: string; picture: Picture | null }[];
};
export type Banner = Nullable<catalog.Banner, 'picture'>;

export type OrderCard = Nullable<orders.OrderCard, 'shop'>;
export type Order = Nullable<orders.Order, 'shop' | 'amounts' | 'address' | 'payment'>;
export type LinkedOrder = Omit<orders.LinkedOrder, 'order'> & { order: Order | null };
export type OrderAddress = Omit<account.Address, 'id' | 'is_default'>;

export type TicketCard = Nullable<support.TicketCard, 'issue_type' | 'last_message'>;
export type Ticket = Nullable<support.Ticket, 'issue_type' | 'last_message'>;

/** A shop as a window of the home page's street. */
export type StreetShop = Pick<ShopCard, 'id' | 'name' | 'tagline' | 'banner_picture'>;

type ProductPage = { total: number; products: ProductCard[] };
type HomeOfOurs = CallAnswer<'GET /home'>;
export type Home = Pick<HomeOfOurs, 'sections' | 'titles' | 'popular_sort' | 'incoming_flash_sale' | 'delivery_from'> & {
  categories: CategoryCard[];
  banners: Banner[];
  side_banners: Banner[];
  ads: Banner[];
  shops: StreetShop[];
  popular_products: ProductCard[];
  just_for_you: ProductPage;
  running_flash_sale: (catalog.FlashSale & { products: FlashSaleProduct[] }) | null;
};
export type ProductList = Omit<CallAnswer<'GET /products'>, 'products'> & ProductPage;
export type ProductDetails = { product: Product; related_products: ProductCard[]; popular_products: ProductCard[] };
export type ShopList = { total: number; shops: ShopCard[] };
export type Suggestions = Omit<CallAnswer<'GET /search/suggest'>, 'products'> & { products: ProductCard[] };
export type FlashSaleDetails = Omit<CallAnswer<'GET /flash-sale/{id}/details'>, 'products'> & { products: FlashSaleProduct[] };
export type OrderList = Omit<CallAnswer<'GET /orders'>, 'orders'> & { orders: OrderCard[] };
export type PostDetails = Omit<CallAnswer<'GET /blog/{slug}/details'>, 'related_products'> & { related_products: ProductCard[] };
export type TicketList = Omit<CallAnswer<'GET /support-tickets'>, 'support_tickets'> & { support_tickets: TicketCard[] };
