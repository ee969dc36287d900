package harbour;

public aspect Berths {
    pointcut landing(Ship ship): execution(* Quay.land(..)) && args(ship);

    before(Ship ship): landing(ship) {
        System.out.println(ship + " lands");
    }

    after(Ship ship) returning: landing(ship) {
        System.out.println(thisJoinPoint);
    }
}
