import { connectShop } from '@kerf/widgets';
import '@kerf/widgets/cart-link/define';
import '@kerf/widgets/configurator/define';
import '@kerf/widgets/price-table/define';
import type {} from '@kerf/widgets/types/elements';

connectShop({ url: 'https://shop.example' });

document.addEventListener('kerf-price', ({ detail }) => {
  document.title = detail.total === null ? 'Order cards' : `Cards for $${detail.total.toFixed(2)}`;
});
