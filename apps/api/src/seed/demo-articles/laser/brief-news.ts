import type { Story } from '../content.types.ts';

/** News in brief. */
export const briefNews: Story[] = [
  {
    key: 'chiller-heat-for-dormitory',
    drawing: 'GP-220 elevation',
    date: '2025-12-02',
    types: ['newswire', 'latest'],
    tags: ['energy-saving', 'laser-cutting'],
    child: 'chillers',
    en: {
      title: 'Laser chillers heat the dormitory',
      brief: 'A job shop in Langfang sends 300 kW of waste heat across the yard.',
      body: `Twelve fibre lasers turn more than half of their electricity into warm water. Jingnan Sheet Metal of Langfang no longer blows it off the roof: a heat pump lifts the 27 degrees of the chiller circuit to 55 and heats the dormitory for 260 people as well as the showers. In January the gas boiler was lit on four days.
What had to be solved was pressure. Lasers want de-ionised water at constant flow, radiators do not; the circuits are therefore separated by a plate exchanger with a leak detector. The job shop puts the saving at 410,000 yuan per winter.`,
    },
    cn: {
      title: '激光冷水机的余热给宿舍供暖',
      brief: '廊坊一家钣金厂把300千瓦废热送到院子对面。',
      body: `十二台光纤激光器，一半以上的电变成温水。廊坊京南钣金不再把它排到屋顶：热泵把冷水机回路27℃的水提到55℃，给260人的宿舍供暖，连洗澡水也包了。今年1月，燃气锅炉只点了四天火。
要解决的是水路。激光器要的是恒流去离子水，暖气片不讲究，所以两路之间用带检漏的板式换热器隔开。厂里算下来，一个冬天省41万元。`,
    },
  },
  {
    key: 'marking-on-fruit',
    date: '2024-10-08',
    types: ['latest', 'newswire'],
    tags: ['laser-marking', 'food-safety'],
    child: 'laser-marking',
    picture: false,
    en: {
      title: 'Pomelos with a code on the skin',
      brief: 'Laser marking instead of stickers spares a packing house in Meizhou eleven tonnes of labels.',
      body: `On pomelos from Meizhou the origin has been burnt into the skin since this season: 30 watts of carbon dioxide laser remove the colour of the outermost 20 micrometres. The mark does not fade, cannot be peeled off and put on other fruit, and saves the packing house 46 million stickers a year.
The laser marks four fruits a second if they lie still. They do not. A camera measures the curvature of each fruit and bends the code accordingly; for the ugly ones there is still a woman with stickers.`,
    },
    cn: {
      title: '柚子皮上“烧”出二维码',
      brief: '梅州一家包装厂用激光打码代替不干胶，一年少用11吨标签。',
      body: `梅州柚今年起把产地码直接烧在皮上：30瓦二氧化碳激光去掉表皮20微米的色层。码不褪色，也没法揭下来贴到别家柚子上，包装厂一年省下4600万张不干胶。
柚子不动的话每秒能打四个，可它会滚。相机先测每个柚子的曲率，再把码“掰弯”了打。长得太丑的，还是由一位女工贴标。`,
    },
  },
];
