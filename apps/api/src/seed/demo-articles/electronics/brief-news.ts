import type { Story } from '../content.types.ts';

/** News in brief. */
export const briefNews: Story[] = [
  {
    key: 'repair-right-boards',
    drawing: 'XV-220 section',
    date: '2025-01-07',
    types: ['newswire', 'latest'],
    tags: ['recycling', 'smt', 'skills'],
    child: 'ems',
    en: {
      title: 'Chips from old boards: salvaging becomes a service',
      brief: 'A firm in Guiyu unsolders, tests and re-tins components for spare parts of trains and elevators.',
      body: `Guiyu used to be known for open fires over circuit boards. Lianjiang Recovery, one of eleven licensed firms there today, heats boards to 235 °C under nitrogen and lifts off the components one by one. Processors, relays and connectors that are no longer made are cleaned, tested for 48 hours and sold to maintenance shops for lifts, trains and medical devices, with a twelve-month guarantee.
Yield is 38 per cent; the rest goes to the smelter. A relay that cost 14 yuan when new brings 190. The largest customer is a metro whose train computers date from 2004.`,
    },
    cn: {
      title: '从旧板上“摘”芯片：拆解变成一门服务',
      brief: '贵屿一家企业拆焊、测试、补锡，供电梯和地铁做备件。',
      body: `贵屿曾以露天烧板出名。当地11家持证企业之一的练江再生，如今在氮气里把电路板加热到235℃，一颗一颗取下元件。停产的处理器、继电器、连接器清洗后老化测试48小时，卖给电梯、地铁和医疗设备的维修单位，质保一年。
成品率38%，其余送冶炼。一只新品14元的继电器，能卖190元。最大的客户是一家地铁公司，列车电脑是2004年的。`,
    },
  },
  {
    key: 'connector-salt-spray',
    date: '2024-03-05',
    types: ['newswire'],
    tags: ['connectors', 'exports'],
    child: 'connectors',
    picture: false,
    en: {
      title: 'Plugs for Norway: 1,000 hours of salt spray',
      brief: 'Connector maker in Yueqing qualifies for electric ferries.',
      body: `Yandang Connectors of Yueqing has passed the qualification for charging plugs of electric ferries on the Norwegian coast. After 1,000 hours of salt spray and 10,000 matings the contact resistance was 42 microohms; the limit is 60. Current is 2,400 amperes, the plug weighs 31 kilograms and is guided by the ramp.
Development had failed twice because of the spring, which lost its force in the cold. Beryllium copper was replaced by a steel spring outside the current path. The first eleven sets leave in May.`,
    },
    cn: {
      title: '去挪威的插头，先过1000小时盐雾',
      brief: '乐清连接器企业通过电动渡轮充电插头认证。',
      body: `乐清雁荡连接器通过挪威沿海电动渡轮充电插头的认证。1000小时盐雾、1万次插拔后，接触电阻42微欧，限值60微欧。额定电流2400安，插头重31公斤，靠岸时由跳板导向。
研发失败过两次，都因为弹簧低温失去弹力，最后把铍铜簧片换成不走电流的钢弹簧。首批11套5月发运。`,
    },
  },
];
