// SPDX-License-Identifier: Apache-2.0

/// How often candidates are right, fitted on labelled files by `Benchmarks/calibrate.py`, which writes this file.
///
/// A candidate is right where it is the very type of the label and no better candidate is. The numbers are thousandths,
/// drawn towards what the parts of a combination say where files are few.
enum FittedConfidences {
  /// Of the best candidate, by its basis: first as seen alone, then corroborated, then disputed, each where the claims
  /// are silent, agree, specialise and contradict.
  static let answers: StaticString = """
    certain * * *|918 946 895 788 953 972 926 847 907 953 841 684
    certain container binary general|813 942 808 792 898 963 834 875 672 913 733 702
    certain container binary specific|940 945 922 799 970 982 953 849 968 969 875 690
    certain container text general|902 969 883 872 930 979 919 911 846 949 824 809
    certain container text specific|979 981 953 876 987 988 968 914 967 971 926 814
    certain content binary specific|954 962 838 642 910 910 885 730 882 897 760 527
    certain filesystem binary specific|999 999 999 999 999 999 999 999 999 999 999 999
    fair * * *|985 985 967 849 988 988 980 897 975 975 952 778
    fair container binary general|927 967 931 857 950 978 953 900 888 947 893 788
    fair content binary specific|971 971 950 761 980 980 965 827 953 953 919 663
    fair content text specific|980 980 961 809 985 985 974 865 965 965 939 724
    fair signature text specific|951 951 916 626 967 967 942 738 924 924 871 537
    fair text binary specific|976 976 963 823 986 986 975 870 966 966 941 733
    fair text text general|968 985 967 928 976 990 978 951 944 975 947 889
    fair text text specific|987 987 968 856 990 990 981 903 979 979 955 786
    fallback * * *|498 938 927 815 586 961 936 864 389 906 877 735
    fallback filesystem binary general|900 900 500 500 900 900 500 500 900 900 500 500
    fallback signature binary general|213 866 856 645 331 907 877 717 169 800 746 511
    fallback text text general|611 967 955 883 686 982 959 922 476 947 929 823
    strong * * *|966 978 962 830 980 982 973 887 915 927 939 741
    strong container binary general|809 936 875 768 852 956 916 801 724 900 813 672
    strong container binary specific|889 904 874 560 929 935 913 657 832 854 812 441
    strong content binary specific|969 982 957 810 976 979 968 872 911 911 932 715
    strong content text specific|965 965 961 824 974 974 974 875 962 962 938 735
    strong signature binary general|938 983 966 931 963 989 977 953 915 974 947 893
    strong signature binary specific|970 970 966 839 985 987 977 887 959 963 946 763
    strong signature text general|953 985 969 937 966 990 979 957 922 976 951 902
    strong signature text specific|974 978 969 851 985 985 979 896 957 963 951 780
    strong text text general|951 983 966 931 974 989 979 956 914 973 946 893
    strong text text specific|964 987 966 836 987 987 977 897 895 925 946 742
    weak * * *|929 969 930 785 954 977 954 846 894 947 895 695
    weak content binary specific|902 961 913 736 940 971 941 808 865 932 867 634
    weak content text specific|947 969 937 797 961 979 957 856 901 951 902 709
    weak signature text specific|963 977 943 837 966 984 967 886 922 962 923 761
    weak text text specific|903 968 932 777 951 977 952 840 893 947 891 684
    """

  /// Of the candidates behind it.
  static let others: StaticString = """
    alternative|13
    claimed|400
    contradicted|36
    general|34
    rival certain|45
    rival fair|14
    rival fallback|5
    rival strong|23
    rival weak|2
    """
}
